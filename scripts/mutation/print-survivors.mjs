import { relative } from 'node:path';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Prints each mutant that no test finds at once: a run that is stopped early has said which. */
class SurvivorsReporter {
  onMutantTested({ status, fileName, location, mutatorName, replacement }) {
    if (status !== 'Survived' && status !== 'NoCoverage') return;
    const { line, column } = location.start;
    const change = (replacement ?? '').replaceAll(/\s+/g, ' ').slice(0, 120);
    console.log(`${status} ${relative('.', fileName)}:${line}:${column} ${mutatorName} ${change}`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, 'survivors', SurvivorsReporter)];
