import { createSign, type KeyObject } from 'node:crypto';

const lengthOf = (bytes: number): number[] => {
  if (bytes < 0x80) return [bytes];
  return bytes < 0x100 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 0xff];
};

/** A value in DER. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content]);
};

const SEQUENCE = 0x30;
const object = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const SHA256_WITH_RSA = der(SEQUENCE, object('2a864886f70d01010b'), der(0x05));
const COMMON_NAME = object('550403');

const nameOf = (text: string): Buffer =>
  der(SEQUENCE, der(0x31, der(SEQUENCE, COMMON_NAME, der(0x0c, Buffer.from(text)))));

/** Seconds, with two digits of the year. */
const timeOf = (at: Date): Buffer =>
  der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

/** A certificate (X.509) of an RSA key that its own private key has signed, as PEM. */
export const selfSignedCertificate = (options: {
  readonly name: string;
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
  readonly from: Date;
  readonly until: Date;
}): string => {
  const { name, publicKey, privateKey, from, until } = options;
  const content = der(
    SEQUENCE,
    der(0x02, Buffer.from([1])),
    SHA256_WITH_RSA,
    nameOf(name),
    der(SEQUENCE, timeOf(from), timeOf(until)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(content).sign(privateKey);
  const all = der(SEQUENCE, content, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), signature));
  const lines = all.toString('base64').replace(/.{64}/g, '$&\n').trim();
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
};
