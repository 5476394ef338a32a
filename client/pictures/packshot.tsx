import { type FunctionComponent, useContext, useId } from 'react';
import { LightingDefs, LightingId } from './lighting.tsx';
import { packshots, type ShapeName } from './packshot-catalogue.ts';
import { palette } from './palette.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { picturedDrugType, productGrounds } from './product-grounds.ts';
import { DropperBottle, FlipBottle, PillJar, PumpBottle, SprayBottle } from './shapes/bottles.tsx';
import { Carton, FoamCan, LowJar, Tube } from './shapes/packs.tsx';
import { GraftDish, PlasmaTube } from './shapes/procedures.tsx';
import type { ShapeProps } from './shapes/shape.ts';

const shapes: Readonly<Record<ShapeName, FunctionComponent<ShapeProps>>> = {
  pillJar: PillJar,
  dropper: DropperBottle,
  spray: SprayBottle,
  pump: PumpBottle,
  flip: FlipBottle,
  can: FoamCan,
  tube: Tube,
  lowJar: LowJar,
  carton: Carton,
  dish: GraftDish,
  plasma: PlasmaTube,
};

/**
 * The product alone, for composing scenes on a 480 × 480 stage inside a `LightingId`; `alone` without loose tablets.
 */
export const Product = ({ drugType, alone }: { readonly drugType: string; readonly alone?: boolean }) => {
  const spec = packshots[picturedDrugType(drugType)];
  const Shape = shapes[spec.shape];
  return <Shape {...spec} pill={alone ? undefined : spec.pill} />;
};

const Ground = ({ color }: { readonly color: string }) => {
  const id = useContext(LightingId);
  return (
    <>
      <path d="M0 0h480v480H0z" fill={color} />
      <path d="M0 0h480v480H0z" fill={`url(#${id}glow)`} />
    </>
  );
};

export interface PackshotProps extends PictureProps {
  readonly drugType: string;
  /** Without the tinted background. */
  readonly transparent?: boolean;
}

/**
 * The drawing of a drug type's product, square.
 * @throws Error on a drug type without a picture (S8.8).
 */
export const Packshot = ({ drugType, transparent = false, title }: PackshotProps) => {
  const id = useId();
  const ground = palette[productGrounds[picturedDrugType(drugType)]];
  return (
    <Picture title={title} width={480} height={480}>
      <LightingId value={id}>
        <LightingDefs id={id} />
        {transparent ? null : <Ground color={ground} />}
        <Product drugType={drugType} />
      </LightingId>
    </Picture>
  );
};
