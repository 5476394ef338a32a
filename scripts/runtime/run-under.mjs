import { spawn } from 'node:child_process';
import { delimiter, dirname } from 'node:path';

/** Where programs look for `node`: PATH, and npm's variables about the Node that it runs under. */
const environmentFor = (node) => ({
  ...process.env,
  PATH: [dirname(node), process.env.PATH].filter(Boolean).join(delimiter),
  NODE: node,
  npm_node_execpath: node,
});

/** Ctrl+C in a terminal reaches every process in it; passed on, it would arrive twice. */
const isInTerminal = () => [process.stdin, process.stdout, process.stderr].some(({ isTTY }) => isTTY);

const passSignals = (child) => {
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [
    signal,
    () => {
      if (signal !== 'SIGINT' || !isInTerminal()) child.kill(signal);
    },
  ]);
  for (const [signal, pass] of handlers) process.on(signal, pass);
  return () => {
    for (const [signal, pass] of handlers) process.off(signal, pass);
  };
};

/** Passes messages between the process that forked this one and the child. */
const passMessages = (child) => {
  if (!process.send) return;
  process.on('message', (message) => child.connected && child.send(message));
  child.on('message', (message) => process.connected && process.send(message));
  process.on('disconnect', () => child.connected && child.disconnect());
  child.on('disconnect', () => process.connected && process.disconnect());
};

/**
 * Runs `node ARGUMENTS` instead of this process: replaces it where Node can, else starts a child and passes on signals,
 * messages and its exit. Its folder comes first in PATH, so that children find the same Node.
 */
export const runUnder = (node, args) => {
  const env = environmentFor(node);
  if (process.execve && process.platform !== 'win32' && !process.send)
    process.execve(node, [node, ...args], env);
  const stdio = ['inherit', 'inherit', 'inherit', ...(process.send ? ['ipc'] : [])];
  const child = spawn(node, args, { stdio, env });
  const stopPassing = passSignals(child);
  passMessages(child);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`${node} does not start: ${error.message}`);
      process.exitCode = 1;
      resolve();
    });
    child.on('exit', (code, signal) => {
      stopPassing();
      if (signal) process.kill(process.pid, signal);
      process.exitCode = code ?? 1;
      if (process.connected) process.disconnect();
      resolve();
    });
  });
};
