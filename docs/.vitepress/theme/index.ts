import theme from 'vitepress/theme-without-fonts';
import './style.css';

/** The theme of VitePress without its fonts, in the product's fonts and colors. */
export default theme;
