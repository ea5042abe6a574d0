import { mount } from 'svelte';
import Look from './fixtures/Look.svelte';
mount(Look, { target: document.body });
