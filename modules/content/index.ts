export { type PublishedText, publishedTextsPort } from './published-texts-port.ts';
