import { badInput, ok } from '#kernel/result.ts';
import { defineForms, type FormFields } from '#server/forms/page-form.ts';
import { cartRoutes } from '../routes.ts';
import { ChangeSavedCartDocument } from '../ui/no-script/change-saved-cart.generated.ts';
import { ADD_FORM, REMOVE_FORM } from '../ui/no-script/form-ids.ts';

const CART = '/cart';

const idsOf = ({ productId = [] }: FormFields): number[] =>
  productId.map(Number).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);

const unchosen = badInput([{ field: 'productId', message: 'Choose a product.' }]);

/** Adding and removing without scripts; both lead to the cart. */
export const cartForms = defineForms([
  {
    id: ADD_FORM,
    pages: [...cartRoutes.map(({ path }) => path), '/quiz/results', '/recommendation-quiz-1/results'],
    send: async ({ fields, run }) => {
      const add = idsOf(fields);
      if (add.length === 0) return unchosen;
      const changed = await run(ChangeSavedCartDocument, { add, remove: null });
      return changed.ok ? ok({ to: CART }) : changed;
    },
  },
  {
    id: REMOVE_FORM,
    pages: [CART],
    send: async ({ fields, run }) => {
      const remove = idsOf(fields);
      if (remove.length === 0) return unchosen;
      const changed = await run(ChangeSavedCartDocument, { add: null, remove });
      return changed.ok ? ok({ to: CART }) : changed;
    },
  },
]);
