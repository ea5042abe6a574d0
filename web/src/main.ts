import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { follow } from './lib/settings.svelte';

follow();
mount(App, { target: document.getElementById('app')! });
