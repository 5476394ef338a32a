/** A request as it was sent. */
export interface SentRequest {
  /** The line with method and address, and the headers. */
  readonly head: string;
  readonly body: Buffer;
}

const END = '\r\n\r\n';

/** The HTTP/1.1 requests that were written to a connection, one after another. Throws when the length of a body is not told. */
export const sentRequests = (bytes: Buffer): readonly SentRequest[] => {
  const found: SentRequest[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf(END);
    if (end === -1) throw new Error('A request was not sent to its end.');
    const head = rest.subarray(0, end).toString('latin1');
    if (/^transfer-encoding:/im.test(head)) throw new Error('A request does not tell how long its body is.');
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    const from = end + END.length;
    found.push({ head, body: rest.subarray(from, from + length) });
    rest = rest.subarray(from + length);
  }
  return found;
};
