// Starts the server under test: its own process, its own database, a free port.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

export const BINARY = process.env.FELDZUG_SERVER ?? '../target/release/feldzug';
/** More arguments, for servers that know them: `--bot-delay 0`. */
const MORE = (process.env.FELDZUG_SERVER_ARGS ?? '').split(' ').filter((word) => word !== '');

export class Server {
  private readonly folder = mkdtempSync(join(tmpdir(), 'feldzug-'));
  private process: ChildProcess | undefined;
  url = '';

  /** Starts, at the same address as before if there was one. */
  async start() {
    const addr = this.url === '' ? '127.0.0.1:0' : new URL(this.url).host;
    // The binary has subcommands; a development server is nothing but a server.
    const command = basename(BINARY).startsWith('feldzug') ? ['serve'] : [];
    const args = [...command, '--addr', addr, '--db', join(this.folder, 'test.db'), ...MORE];
    const child = spawn(BINARY, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, RUST_LOG: 'warn' },
    });
    this.process = child;
    this.url = await new Promise<string>((resolve, reject) => {
      let text = '';
      child.stdout!.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const found = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
        if (found) resolve(found[0]);
      });
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
    });
  }

  /** Ends it at once, as a power cut would. */
  async kill() {
    const child = this.process;
    this.process = undefined;
    if (!child || child.exitCode !== null) return;
    child.removeAllListeners('exit');
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async stop() {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
