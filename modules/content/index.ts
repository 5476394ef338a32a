export { publishedTextsPort } from './published-texts-port.ts';
