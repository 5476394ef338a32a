import { defineModule } from '#server/module.ts';

export const contentModule = defineModule({ id: 'content', dependsOn: ['billing'] });
