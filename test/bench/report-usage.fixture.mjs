import pg from 'pg';

/** Loaded into a measured process with `--import`: reports its CPU time and SQL statements when requested over IPC. */
let statements = 0;
const send = pg.Client.prototype.query;
pg.Client.prototype.query = function query(...args) {
  statements += 1;
  return send.apply(this, args);
};

process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ usage: { cpuMicros: user + system, statements } });
});
// This listener alone must not keep the process alive.
process.channel?.unref();
