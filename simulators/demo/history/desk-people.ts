import type { StoryOrder } from './story-steps.ts';

/** A patient of the demo's desk: the account and what they order. */
export interface DeskPatient extends StoryOrder {
  readonly email: string;
}

const finasteride = [211];
const withFoam = [211, 239];
const minoxidilTablets = [702];

/** The patients whose cases the demo's desk opens with, by what their case is about. */
export const deskPeople = {
  renewal: {
    email: 'gregor@example.com',
    productIds: finasteride,
    firstName: 'Gregor',
    lastName: 'Brandt',
    dob: '1979-09-08',
    phone: '5125550111',
    street: '12 Rainey Street',
    place: { city: 'Austin', state: 'TX', zipCode: '78701' },
  },
  message: {
    email: 'mateo@example.com',
    productIds: withFoam,
    firstName: 'Mateo',
    lastName: 'Ortega',
    dob: '1986-05-21',
    phone: '3055550113',
    street: '301 Ocean Drive',
    place: { city: 'Miami Beach', state: 'FL', zipCode: '33139' },
  },
  correction: {
    email: 'anders@example.com',
    productIds: finasteride,
    firstName: 'Anders',
    lastName: 'Lindgren',
    dob: '1984-02-29',
    phone: '6125550114',
    street: '9 Nicollet Mall',
    place: { city: 'Minneapolis', state: 'MN', zipCode: '55401' },
  },
  late: {
    email: 'caleb@example.com',
    productIds: finasteride,
    firstName: 'Caleb',
    lastName: 'Whitman',
    dob: '1992-08-14',
    phone: '3125550115',
    street: '400 Lake Shore Drive',
    place: { city: 'Chicago', state: 'IL', zipCode: '60611' },
  },
  plan: {
    email: 'andre@example.com',
    productIds: minoxidilTablets,
    firstName: 'Andre',
    lastName: 'Baptiste',
    dob: '1988-12-03',
    phone: '4045550116',
    street: '55 Auburn Avenue',
    place: { city: 'Atlanta', state: 'GA', zipCode: '30303' },
  },
  handedOver: {
    email: 'ivan@example.com',
    productIds: finasteride,
    firstName: 'Ivan',
    lastName: 'Petrov',
    dob: '1982-10-25',
    phone: '7025550118',
    street: '700 Fremont Street',
    place: { city: 'Las Vegas', state: 'NV', zipCode: '89101' },
  },
  photosMissing: {
    email: 'eli@example.com',
    productIds: withFoam,
    firstName: 'Eli',
    lastName: 'Sorensen',
    dob: '1993-01-30',
    phone: '8015550120',
    street: '50 Main Street',
    place: { city: 'Salt Lake City', state: 'UT', zipCode: '84101' },
  },
  fresh: {
    email: 'ray@example.com',
    productIds: finasteride,
    firstName: 'Ray',
    lastName: 'Okonkwo',
    dob: '1991-07-07',
    phone: '2155550121',
    street: '210 Walnut Street',
    place: { city: 'Philadelphia', state: 'PA', zipCode: '19106' },
  },
} as const satisfies Readonly<Record<string, DeskPatient>>;

export type DeskPatientName = keyof typeof deskPeople;
