import { carrierOf } from '../../domain/parcels/carrier.ts';

/**
 * A tracking number, with the carrier's page about the parcel where its form names one. The carrier is not told which page
 * led there.
 */
export const TrackingNumber = ({ number }: { readonly number: string }) => {
  const carrier = carrierOf(number);
  return (
    <>
      Tracking number <strong className="tabular">{number}</strong>
      {carrier ? (
        <>
          {' '}
          <a href={carrier.href} target="_blank" rel="noreferrer">
            Follow it at {carrier.name}
          </a>
        </>
      ) : null}
    </>
  );
};
