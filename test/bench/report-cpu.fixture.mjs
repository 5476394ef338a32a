/** Loaded into a measured process with `--import`: reports its CPU time when requested over IPC. */
process.on('message', (message) => {
  if (message !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system });
});
// This listener alone must not keep the process alive.
process.channel?.unref();
