import ts from 'typescript';
import { largest, type Size } from './changesets.ts';

/** One thing that a user of the types may rely on. */
interface Fact {
  text: string;
  /** The name of the declaration it is part of. */
  of: string;
  isOptional: boolean;
  /** The parts of a union, or the parameters of a function behind what it gives. */
  parts: readonly string[];
  kind: 'type' | 'call';
}

/** What has become of a fact, and how large a release it asks for. */
export interface Difference {
  size: Size;
  what: string;
}

/** What is handed in by the user, where one member more that is required breaks their code. */
const given = /(?:Draft|Query|Options|Props|Labels|Texts|Handlers|Storage|Source)$/;

/**
 * How large a release has to be that takes a user from some types to others: what is gone or is something else is
 * `major`, what has come is `minor`. A type that was widened, and a parameter more that may be left out, have come.
 *
 * @param isGiven whether all types are what the user hands in, as the props of components are
 */
export function compareTypes(
  before: string,
  after: string,
  isGiven = false,
): { size: Size | undefined; differences: Difference[] } {
  const [old, now] = [factsOf(before), factsOf(after)];
  const handedIn = (name: string) => isGiven || given.test(name);
  const differences: Difference[] = [];
  for (const [key, was] of old) {
    const is = now.get(key);
    if (!is) differences.push({ size: 'major', what: `gone: ${key}` });
    else if (is.text !== was.text || is.isOptional !== was.isOptional)
      differences.push({ size: sizeOfChange(was, is, handedIn(is.of)), what: `changed: ${key}` });
  }
  for (const [key, is] of now) {
    if (old.has(key)) continue;
    const breaks = key !== is.of && !is.isOptional && handedIn(is.of) && hasDeclaration(old, is.of);
    differences.push({ size: breaks ? 'major' : 'minor', what: `new: ${key}` });
  }
  return { size: largest(differences.map(({ size }) => size)), differences };
}

const hasDeclaration = (facts: ReadonlyMap<string, Fact>, name: string) =>
  [...facts.values()].some(({ of }) => of === name);

function sizeOfChange(was: Fact, is: Fact, isGiven: boolean): Size {
  if (was.kind !== is.kind) return 'major';
  if (is.isOptional !== was.isOptional && !(isGiven && is.isOptional)) return 'major';
  if (is.kind === 'type') return was.parts.every((part) => is.parts.includes(part)) ? 'minor' : 'major';
  const [answerBefore, ...takenBefore] = was.parts;
  const [answer, ...taken] = is.parts;
  const isLonger = takenBefore.every((part, at) => part === taken[at]);
  const mayBeLeftOut = taken.slice(takenBefore.length).every((part) => /^(?:\.\.\.)?\w+(?:\?|\.)/.test(part));
  return answer === answerBefore && isLonger && mayBeLeftOut ? 'minor' : 'major';
}

/** What declarations say, each member by its path: `Club.signIn`. */
function factsOf(declarations: string): Map<string, Fact> {
  const source = ts.createSourceFile('api.d.ts', declarations, ts.ScriptTarget.Latest, true);
  const facts = new Map<string, Fact>();
  const textOf = (node: ts.Node | undefined) => (node?.getText(source) ?? '').replaceAll(/\s+/g, ' ');

  function note(key: string, fact: Omit<Fact, 'text' | 'isOptional'> & Partial<Fact>): void {
    // Several of one name are the calls of one function.
    let unique = key;
    for (let at = 2; facts.has(unique); at += 1) unique = `${key} (${at})`;
    facts.set(unique, { text: fact.parts.join(' '), isOptional: false, ...fact });
  }

  function noteType(key: string, of: string, type: ts.TypeNode | undefined, isOptional = false): void {
    if (type && ts.isTypeLiteralNode(type) && type.members.length > 0) {
      note(key, { of, kind: 'type', parts: ['{}'], isOptional });
      for (const member of type.members) noteMember(key, of, member);
    } else if (type && ts.isFunctionTypeNode(type)) noteCall(key, of, type, isOptional);
    else if (type && ts.isUnionTypeNode(type))
      note(key, { of, kind: 'type', parts: type.types.map(textOf).toSorted(), isOptional });
    else note(key, { of, kind: 'type', parts: [textOf(type)], isOptional });
  }

  function noteCall(key: string, of: string, call: ts.SignatureDeclaration, isOptional = false): void {
    const generic = textOf(call).match(/^<[^(]*>/)?.[0] ?? '';
    const parts = [`${generic}${textOf(call.type)}`, ...call.parameters.map(textOf)];
    note(key, { of, kind: 'call', parts, isOptional });
  }

  function noteMember(path: string, of: string, member: ts.TypeElement | ts.ClassElement): void {
    const isOptional = 'questionToken' in member && member.questionToken !== undefined;
    const key = `${path}.${member.name ? textOf(member.name) : textOf(member).slice(0, 40)}`;
    const isCall =
      ts.isMethodSignature(member) ||
      ts.isMethodDeclaration(member) ||
      ts.isCallSignatureDeclaration(member) ||
      ts.isConstructorDeclaration(member);
    if (isCall) noteCall(key, of, member, isOptional);
    else if (ts.isPropertySignature(member) || ts.isPropertyDeclaration(member))
      noteType(key, of, member.type, isOptional);
    else note(key, { of, kind: 'type', parts: [textOf(member)], isOptional });
  }

  for (const statement of source.statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) {
      const name = textOf(statement.name);
      const bases = [...(statement.typeParameters ?? []), ...(statement.heritageClauses ?? [])];
      note(name, { of: name, kind: 'type', parts: [bases.map(textOf).join(' ')] });
      for (const member of statement.members) noteMember(name, name, member);
    } else if (ts.isTypeAliasDeclaration(statement)) {
      const parameters = (statement.typeParameters ?? []).map(textOf).join(', ');
      noteType(
        parameters ? `${textOf(statement.name)}<${parameters}>` : textOf(statement.name),
        textOf(statement.name),
        statement.type,
      );
    } else if (ts.isFunctionDeclaration(statement))
      noteCall(textOf(statement.name), textOf(statement.name), statement);
    else if (ts.isVariableStatement(statement))
      for (const { name, type } of statement.declarationList.declarations)
        noteType(textOf(name), textOf(name), type);
    else note(textOf(statement), { of: textOf(statement), kind: 'type', parts: [textOf(statement)] });
  }
  return facts;
}
