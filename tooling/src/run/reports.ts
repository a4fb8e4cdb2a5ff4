import { globSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** What the json reports of Vitest and Playwright say, read from the fields both document. */
export interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  numTodoTests?: number;
  testResults?: FileResult[];
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: Suite[];
}

/** A test file, as Vitest reports it. */
interface FileResult {
  name: string;
  startTime: number;
  endTime: number;
  assertionResults?: { fullName: string; status: string; failureMessages?: string[] }[];
}

/** A test file, or a group of tests in one, as Playwright reports it. */
interface Suite {
  title: string;
  file?: string;
  suites?: Suite[];
  specs?: { title: string; tests: { status: string; results: Result[] }[] }[];
}

interface Result {
  duration: number;
  errors?: { message?: string }[];
}

/** What failed at first: the test, and the first lines of what its failure said. */
export interface SecondTry {
  title: string;
  failure: string[];
}

/** How long a test file took, and what in it passed only at a later try. */
export interface TestFile {
  path: string;
  seconds: number;
  secondTries: SecondTry[];
}

export function readReports(folder: string): Report[] {
  return globSync('*.json', { cwd: folder }).map((file) =>
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
  );
}

export function testFiles({ testResults = [], suites = [] }: Report): TestFile[] {
  const ofVitest = testResults.map(({ name, startTime, endTime, assertionResults = [] }) => ({
    path: name,
    seconds: (endTime - startTime) / 1000,
    // One that passed and still tells of a failure failed first.
    secondTries: assertionResults
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages = [] }) => ({
        title: fullName,
        failure: beginning(failureMessages[0]),
      })),
  }));
  return [...ofVitest, ...suites.map(journeys)];
}

function journeys(suite: Suite): TestFile {
  const { title, file = title, suites = [], specs = [] } = suite;
  const within = suites.map(journeys);
  const tests = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, title: spec.title })));
  const milliseconds = tests.flatMap(({ results }) => results).map(({ duration }) => duration);
  return {
    path: file,
    seconds: sum([sum(milliseconds) / 1000, ...within.map(({ seconds }) => seconds)]),
    secondTries: [
      ...tests
        .filter(({ status }) => status === 'flaky')
        .map(({ title, results }) => ({ title, failure: beginning(results[0]?.errors?.[0]?.message) })),
      ...within.flatMap(({ secondTries }) => secondTries),
    ],
  };
}

/** What a failure says before it names the places in the code. */
function beginning(message = ''): string[] {
  const lines = stripVTControlCharacters(message).split('\n');
  const places = lines.findIndex((line) => /^\s+at /.test(line));
  return lines
    .slice(0, places === -1 ? undefined : places)
    .filter((line) => line.trim())
    .slice(0, 12);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
