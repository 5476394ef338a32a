export { type PersonRequest, requestsOfPerson } from './repositories/requests-of-person.ts';
