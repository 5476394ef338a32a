import { describe, expect, it } from 'vitest';
import { carrierOf } from './carrier.ts';

const ups = 'https://www.ups.com/track?tracknum=';
const usps = 'https://tools.usps.com/go/TrackConfirmAction?tLabels=';
const fedex = 'https://www.fedex.com/fedextrack/?trknbr=';

describe('the carrier of a tracking number', () => {
  it.each([
    ['1Z12345E0205271688', 'UPS', `${ups}1Z12345E0205271688`],
    ['1z 999 aa1 01 2345 6784', 'UPS', `${ups}1Z999AA10123456784`],
    ['9400111202555842332669', 'USPS', `${usps}9400111202555842332669`],
    ['9205 5000 0000 0000 0000 00', 'USPS', `${usps}9205500000000000000000`],
    ['420787019400111202555842332669', 'USPS', `${usps}420787019400111202555842332669`],
    ['4207870112349400111202555842332669', 'USPS', `${usps}4207870112349400111202555842332669`],
    ['70160910000108310009', 'USPS', `${usps}70160910000108310009`],
    ['EA123456785US', 'USPS', `${usps}EA123456785US`],
    ['477179081230', 'FedEx', `${fedex}477179081230`],
    ['9865-7878-8855', 'FedEx', `${fedex}986578788855`],
    ['041441760228964', 'FedEx', `${fedex}041441760228964`],
    ['9611020987654312345672', 'FedEx', `${fedex}9611020987654312345672`],
  ])('%s is of %s', (number, name, href) => {
    expect(carrierOf(number)).toEqual({ name, href });
  });

  it.each([
    ['', 'nothing'],
    ['TH0123456789AB', 'a number of the pharmacy’s own'],
    ['477179081231', 'twelve digits with another check digit'],
    ['041441760228965', 'fifteen digits with another check digit'],
    ['1Z12345E020527168', 'one character too few'],
    ['1Z12345E0205271688&next=https://evil.test', 'more than a number'],
    ['EA123456785CN', 'mail of another country'],
    ['https://evil.test/1Z12345E0205271688', 'an address'],
  ])('%s is of none: %s', (number) => {
    expect(carrierOf(number)).toBeNull();
  });
});
