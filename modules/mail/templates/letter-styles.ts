import { dark, light } from './letter-palette.ts';

const SANS = "Inter,'Helvetica Neue',Arial,sans-serif";
const SERIF = "Newsreader,Georgia,'Times New Roman',serif";

/**
 * Programs that know `prefers-color-scheme` take these instead of the styles of each element. React Email writes the background of
 * the body on the body, which has its class, and on the cell in it, which has none.
 */
export const darkStyles = `@media (prefers-color-scheme:dark){.paper,.paper>table>tbody>tr>td{background:${dark.paper}!important}.card{background:${dark.card}!important;border-color:${dark.line}!important}.ink{color:${dark.ink}!important}.soft{color:${dark.soft}!important}.button{background:${dark.forest}!important;color:${dark.onForest}!important}}`;

/** The styles of each element, which mail programs need inline. */
export const styles = {
  paper: { margin: 0, padding: '32px 16px', background: light.paper },
  card: {
    maxWidth: 618,
    padding: '32px 28px',
    background: light.card,
    border: `1px solid ${light.line}`,
    borderRadius: 12,
    textAlign: 'left',
  },
  name: { margin: '0 0 24px', color: light.forest, font: `500 22px/1.2 ${SERIF}` },
  title: { margin: '0 0 16px', color: light.ink, font: `500 26px/1.25 ${SERIF}` },
  text: { margin: '0 0 16px', color: light.ink, font: `400 17px/1.6 ${SANS}`, overflowWrap: 'anywhere' },
  link: { color: light.forest, textDecorationLine: 'underline' },
  action: { margin: '24px 0 32px' },
  button: {
    padding: '14px 24px',
    borderRadius: 8,
    background: light.forest,
    color: light.onForest,
    font: `600 17px/1.2 ${SANS}`,
  },
  fine: { margin: '0 0 8px', color: light.soft, font: `400 14px/1.5 ${SANS}` },
} as const;
