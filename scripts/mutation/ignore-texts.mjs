import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Properties that are read by people or name a document: no test has to notice another wording. */
const texts = new Set([
  'reasonForPatient',
  'reasonForClinician',
  'source',
  'message',
  'patientMessage',
  'hint',
]);

const nameOf = ({ key }) => (key.type === 'Identifier' ? key.name : key.value);

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'texts', {
    shouldIgnore: ({ node }) =>
      node.type === 'ObjectProperty' && texts.has(nameOf(node)) ? 'It is a text.' : undefined,
  }),
];
