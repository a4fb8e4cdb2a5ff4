import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { type Contract, forScripts, tableSchemas } from '../scripts/schema.ts';

const root = join(import.meta.dirname, '..');
const contract = forScripts(JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')) as Contract);

/** The paths that are made of the types of a table, whose own tests hold them. */
const ofTables = new Set([
  '/user/all',
  ...tableSchemas(contract).flatMap(([name]) => [`/${name}`, `/${name}/{id}`, `/${name}/batch`]),
]);

/** The contract as openapi-typescript reads it: only what is asked here, and only what is answered when all goes well. */
async function othersReading(): Promise<string> {
  const { paths, ...rest } = structuredClone(contract);
  for (const operation of Object.values(paths).flatMap((operations) => Object.values(operations)))
    operation.responses = Object.fromEntries(
      Object.entries(operation.responses).filter(([status]) => status < '300'),
    );
  const document = {
    ...rest,
    paths: Object.fromEntries(Object.entries(paths).filter(([path]) => !ofTables.has(path))),
  };
  return astToString(await openapiTS(document as unknown as OpenAPI3, { defaultNonNullable: false }));
}

const comparison = `
import type { paths as Theirs } from './theirs.ts';
import type { paths as Ours } from '../src/schema.ts';

type Verb = 'get' | 'put' | 'post' | 'delete';
type Call<Paths, Path, Name> = Path extends keyof Paths ? (Name extends keyof Paths[Path] ? Paths[Path][Name] : 'absent') : 'absent';
type Body<Of> = Of extends { requestBody: { content: infer Content } } ? Content : 'none';
type Answers<Of> = Of extends { responses: infer All }
  ? { [Status in keyof All]: All[Status] extends { content: infer Content } ? Content : 'none' }
  : 'absent';
type Step<Of> = Of extends { parameters: { path: infer Path } } ? Path : 'none';
type Query<Of> = Of extends { parameters: { query?: infer Query } } ? Exclude<Query, undefined> : 'none';
type Asked<Of> = unknown extends Query<Of> ? 'none' : [Query<Of>] extends [never] ? 'none' : Query<Of>;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Agree<A, B> = Same<Body<A>, Body<B>> & Same<Answers<A>, Answers<B>> & Same<Step<A>, Step<B>> & Same<Asked<A>, Asked<B>>;

export type Differing = {
  [Path in keyof Theirs]: {
    [Name in keyof Theirs[Path] & Verb]: [Theirs[Path][Name]] extends [undefined] ? never
      : [true] extends [Agree<Call<Theirs, Path, Name>, Call<Ours, Path, Name>>] ? never : \`\${Name} \${Path & string}\`;
  }[keyof Theirs[Path] & Verb];
}[keyof Theirs];
`;

/** What a type of a module comes to, where the module is a text beside those of \`src\`. */
function resolved(texts: Record<string, string>, module: string, name: string): string {
  const files = new Map(Object.entries(texts).map(([file, text]) => [join(root, 'test', file), text]));
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  const path = join(root, 'test', module);
  const program = ts.createProgram([path], options, host);
  const checker = program.getTypeChecker();
  const symbol = checker.getSymbolAtLocation(program.getSourceFile(path) as ts.SourceFile);
  const found = symbol && checker.getExportsOfModule(symbol).find((each) => each.name === name);
  return found
    ? checker.typeToString(
        checker.getDeclaredTypeOfSymbol(found),
        undefined,
        ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias,
      )
    : 'nothing';
}

test('each call takes and answers what another reader of the contract finds', async () => {
  const theirs = await othersReading();
  expect(theirs.length).toBeGreaterThan(100_000);
  expect(resolved({ 'theirs.ts': theirs, 'comparison.ts': comparison }, 'comparison.ts', 'Differing')).toBe(
    'never',
  );
  const other = theirs.replace('clubName: string;', 'clubName: number;');
  expect(resolved({ 'theirs.ts': other, 'comparison.ts': comparison }, 'comparison.ts', 'Differing')).toBe(
    '"get /about"',
  );
}, 120_000);
