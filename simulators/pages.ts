import './routes.ts';

/** The simulators' page files, for the built page list of a server with simulators. */
export const pages = import.meta.glob('/simulators/**/*.page.tsx');
