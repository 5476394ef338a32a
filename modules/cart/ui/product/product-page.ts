import type { ProductPageQuery } from '../../pages/product.generated.ts';

export type ProductPageAnswer = NonNullable<ProductPageQuery['productPage']>;
export type ProductForm = ProductPageAnswer['forms'][number];
export type ProductPlan = ProductForm['products'][number];
