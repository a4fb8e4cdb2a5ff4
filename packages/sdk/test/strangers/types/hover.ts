import { join } from 'node:path';
import ts from 'typescript';

/** What an editor shows of the package: at each mark what stands there and its words, or what may be typed there. */
const script = `
import { createClub, type Presence, type StudentDraft, type TrainingSeries } from '@tatami/sdk';
const club = createClub({ baseUrl: '/api' });
const students = club.table('student');
const student/*a row is a*/ = await students.get('');
student.lastPresentAt/*a field*/;
declare const draft: StudentDraft/*a draft*/;
draft.firstName/*a field of a draft*/;
declare const presence: Presence;
presence.studentFirstName/*a field as in another row*/;
declare const series: TrainingSeries;
series.capacity/*a field as in another table*/;
students.list({ section/*a filter*/: 'kids', 'lastPresentAt.null'/*a filter for no value*/: true });
students.list/*a method*/();
const { data } = await club.api.GET('/home', {});
data?.trainings[0]?.startsAt/*a field of an answer*/;
students.list({ /*a query*/ });
students.list({ section: '/*a value*/' });
students.list({ fields: ['/*fields*/'] });
students.save({ /*what is saved*/ });
club.table('training').act('', '/*an action*/');
club.rights.has('/*a right*/');
`;

const shown: Record<string, RegExp> = {
  'a row is a': /^const student: Student$/m,
  'a field': /Student\.lastPresentAt: string \| null\n.*never came.*UTC/,
  'a draft': /interface StudentDraft[\s\S]*`Student`/,
  'a field of a draft': /firstName: string\nThe first name\./,
  'a field as in another row': /studentFirstName: string\nThe `student\.firstName`\./,
  'a field as in another table': /capacity: number \| null\nHow many may come\./,
  'a filter': /section\?: "kids" \| "youth" \| "adult" \| undefined\n.*age group/,
  'a filter for no value': /"lastPresentAt\.null"\?: boolean \| undefined/,
  'a method': /20 rows/,
  'a field of an answer': /startsAt: string \| undefined\nWhen it begins\./,
};

const offered: Record<string, readonly string[]> = {
  'a query': ['size', 'sort', 'q', 'section', '"section.in"', '"lastPresentAt.gte"', '"lastPresentAt.null"'],
  'a value': ['kids', 'youth', 'adult'],
  fields: ['id', 'lastName', 'lastPresentAt'],
  'what is saved': ['firstName', 'birthDate', 'guardians'],
  'an action': ['cancel', 'restore'],
  'a right': ['Student:Read', 'Menu:Administration'],
};

const file = join(process.cwd(), 'typed.ts');
const service = ts.createLanguageService({
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  getScriptSnapshot(name) {
    const text = name === file ? script : ts.sys.readFile(name);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => process.cwd(),
  getCompilationSettings: () => ({
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    types: [],
  }),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === file || ts.sys.fileExists(name),
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
});

function textAt(at: number): string {
  const info = service.getQuickInfoAtPosition(file, at - 1);
  return `${ts.displayPartsToString(info?.displayParts)}\n${ts.displayPartsToString(info?.documentation)}`;
}

const marks = new Map([...script.matchAll(/\/\*(.*?)\*\//g)].map((mark) => [mark[1], mark]));
const placeOf = (mark: string): number => marks.get(mark)?.index ?? 0;
const faults = [
  ...Object.entries(shown).flatMap(([mark, text]) => {
    const said = textAt(placeOf(mark));
    return text.test(said) ? [] : [`${mark} is shown as ${said}`];
  }),
  ...Object.entries(offered).flatMap(([mark, names]) => {
    const place = placeOf(mark);
    const { entries = [] } = service.getCompletionsAtPosition(file, place, {}) ?? {};
    const missing = names.filter((name) => !entries.some((entry) => entry.name === name));
    return missing.map((name) => `${mark} is not offered ${name}`);
  }),
  ...withoutWords(),
];
if (faults.length > 0) throw new Error(faults.join('\n'));

/** What a type takes from elsewhere has its words there. */
function isOurs(declaration: ts.Declaration): boolean {
  return declaration.getSourceFile().fileName.includes('/sdk/');
}

/** Every field of what the package exports says what it is; paths do so in the contract, and tables by their names. */
function withoutWords(): string[] {
  const program = service.getProgram();
  const checker = program?.getTypeChecker();
  const [statement] = program?.getSourceFile(file)?.statements ?? [];
  if (!checker || !statement || !ts.isImportDeclaration(statement)) throw new Error('Nothing is imported.');
  const module = checker.getSymbolAtLocation(statement.moduleSpecifier);
  const exported = module ? checker.getExportsOfModule(module) : [];
  return exported.flatMap((symbol) => {
    const own = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (['paths', 'Tables'].includes(own.name)) return [];
    const type = checker.getDeclaredTypeOfSymbol(own);
    const fields = (type.isUnion() ? type.types : [type])
      .filter(({ flags }) => flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
      .flatMap((each) => each.getProperties())
      .filter(({ declarations }) => declarations?.every(isOurs));
    return [own, ...fields]
      .filter((each) => each.getDocumentationComment(checker).length + each.getJsDocTags().length === 0)
      .map(({ name }) => `${own.name}: ${name} has no words.`);
  });
}
