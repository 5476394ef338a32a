import { Part, Shown } from './part.tsx';
import { colors, layers, spaces, types } from './tokens.data.ts';
import styles from './tokens-part.module.css';

const Swatch = ({ name }: { readonly name: string }) => (
  <li className={styles.swatch}>
    <svg className={styles.patch} viewBox="0 0 96 48" preserveAspectRatio="none" aria-hidden="true">
      <rect width="96" height="48" fill={`var(--color-${name})`} />
    </svg>
    <code>{name}</code>
  </li>
);

const Space = ({ step }: { readonly step: string }) => (
  <li className={styles.space}>
    <code>{step}</code>
    <svg width={Number(step) * 4} height="16" aria-hidden="true">
      <rect width="100%" height="16" fill="var(--color-moss)" />
    </svg>
    {Number(step) * 4} px
  </li>
);

/** Colors, type, spacing, shapes and layers, straight from the tokens. */
export const TokensPart = () => (
  <Part title="Tokens">
    <Shown name="Color">
      <ul className={styles.swatches}>
        {colors.map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </ul>
    </Shown>
    <Shown name="Type">
      <ul className={styles.types}>
        {types.map((name) => (
          <li key={name} className={styles[name]}>
            {name}: hair that stays, $54.00
          </li>
        ))}
      </ul>
    </Shown>
    <Shown name="Space">
      <ul className={styles.spaces}>
        {spaces.map((step) => (
          <Space key={step} step={step} />
        ))}
      </ul>
    </Shown>
    <Shown name="Radius and shadow">
      <ul className={styles.shapes}>
        <li className={styles.control}>control</li>
        <li className={styles.card}>card</li>
        <li className={styles.panel}>panel</li>
        <li className={styles.pill}>pill</li>
      </ul>
    </Shown>
    <Shown name="Layers, lowest first">
      <ol className={styles.layers}>
        {layers.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
    </Shown>
  </Part>
);
