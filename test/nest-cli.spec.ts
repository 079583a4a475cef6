import { readdirSync, readFileSync } from 'node:fs';

interface Project {
  type: string;
  sourceRoot: string;
}

it('lists every library and every server application in nest-cli.json', () => {
  const { projects } = JSON.parse(readFileSync('nest-cli.json', 'utf8')) as { projects: Record<string, Project> };
  const listed = Object.values(projects).map(({ sourceRoot }) => sourceRoot);
  const libraries = readdirSync('libs').map((name) => `libs/${name}/src`);
  expect(listed.toSorted()).toEqual(['apps/api/src', 'apps/cli/src', 'apps/worker/src', ...libraries].toSorted());
});
