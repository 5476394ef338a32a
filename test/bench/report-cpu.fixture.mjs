/** Loaded into a measured process with `--import`: tells the CPU it has used when asked over IPC. */
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system });
});
// Alone, this must not keep the process alive.
process.channel?.unref();
