import { readdirSync, readFileSync } from 'node:fs';
import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { explorer } from './explorer.ts';

const site = express()
  .use((_request, response, next) => {
    response.set('content-security-policy', "default-src 'self'");
    next();
  })
  .use(explorer())
  .use((_request, response) => void response.type('text/plain').send('the API'));

describe('GraphiQL', () => {
  it('is served to browsers at /graphql, with a policy that allows the inline code of its page', async () => {
    const answer = await request(site).get('/graphql').set('accept', 'text/html,*/*;q=0.8');
    expect([answer.status, answer.type]).toEqual([200, 'text/html']);
    expect(answer.text).toContain('YogaGraphiQL.renderYogaGraphiQL');
    expect(answer.headers['content-security-policy']).toContain("'unsafe-inline'");
  });

  it.each([
    ['/graphql', 'application/json'],
    ['/graphql', '*/*'],
    ['/graphql?query={__typename}', 'text/html'],
    ['/graphql?extensions={}', 'text/html'],
    ['/quiz', 'text/html'],
  ])('does not handle %s with accept %s', async (path, accept) => {
    const answer = await request(site).get(path).set('accept', accept);
    expect([answer.text, answer.headers['content-security-policy']]).toEqual([
      'the API',
      "default-src 'self'",
    ]);
  });

  it('is imported by the development server only', () => {
    const files = ['server', 'simulators']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) => /explorer\.ts'|render-graphiql'/.test(readFileSync(name, 'utf8')));
    expect(files.toSorted()).toEqual(['server/graphql/explorer.ts', 'simulators/dev.ts']);
  });
});
