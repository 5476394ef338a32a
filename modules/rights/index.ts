export { requestExport } from './services/request-export.ts';
