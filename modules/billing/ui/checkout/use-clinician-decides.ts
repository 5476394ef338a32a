import { useEffect, useState } from 'react';

/** Whether these products come from “Let the doctor decide”, as stored on this device. False on the server. */
export const useClinicianDecides = (products: string): boolean => {
  const [decides, setDecides] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    // Loaded separately, to keep the checkout small.
    void import('#modules/cart/ui.ts')
      .then(({ chosenPlanOf }) => {
        if (isCurrent) setDecides(chosenPlanOf(products.split(',').map(Number)) === 'plan-d');
      })
      .catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [products]);
  return decides;
};
