import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** Amazon SES's SMTP interface on loopback, as far as it is used: it answers each email with the id that its reports name. */
export const startSesMailServer = async () => {
  const taken: { readonly id: string; readonly recipients: readonly string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      stream.resume();
      stream.once('end', () => {
        const id = `0100018f00000000-00000000-0000-4000-8000-${String(taken.length + 1).padStart(12, '0')}-000000`;
        taken.push({ id, recipients: envelope.rcptTo.map(({ address }) => address) });
        done(null, `Ok ${id}`);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
