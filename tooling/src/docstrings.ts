import ts from 'typescript';

/** Beginnings after which a docstring has no subject: prepositions, conjunctions, auxiliaries, pronouns, participles. */
const bare = words(`
  about above according across after against along among around as at before behind below beneath beside besides
  between beyond by despite down during except for from in inside instead into like near of off on onto out outside
  over past per round since than through till to toward towards under underneath unlike until up upon upwards via
  while with within without
  also although and apart away back because but if never not once or so then though thrice together twice unless
  can can't cannot could did do doesn't had has have is are isn't may might must should was were will would
  he her his it its she their theirs them they this that
  asked cancelled called changed chosen confirmed counted declared disabled done drawn edited enabled failed forgotten
  found given held hidden injected kept known laid left let loaded looked made masked meant needed offered open opened
  paid passed planned prepared printed put quoted read ready removed resolved said saved seen selected sent set shared
  shown signed sized sorted spoken stated stored struck taken told underlined used worn written
  absent brought built caught continued cut derived fetched forced gone grown heard joined met moved named ordered
  raised replaced sought split started stopped
  add ask begin choose deny forget give grant keep leave make refuse say show take turn use visit write
`);

/** What a function does; of anything else it is a verb without a subject. */
const deeds = words(`
  adds announces answers asks begins brings calls carries changes checks closes comes covers deals does draws
  drops edits empties ends fetches fills filters finds follows forgets gathers gives goes grows hands heads hides
  holds judges keeps knows leads leaves lets lies listens looks makes marks moves multiplies names narrows needs
  notes opens puts reads receives registers remembers removes renders resolves rewrites runs saves says scrolls
  seals selects sends serves sets settles shows sorts spans stands stays stores takes tells throws ties tries
  turns wants works writes
`);

/** A docstring that has no subject. */
export interface BadDocstring {
  line: number;
  /** The name of what it stands over. */
  name: string;
  /** What it says, in one line. */
  text: string;
}

/** The docstrings of a file that begin as no sentence does, and no name of a thing. */
export function badDocstrings(path: string, source: string): BadDocstring[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const seen = new Set<ts.Node>();
  const found: BadDocstring[] = [];
  const visit = (node: ts.Node): void => {
    for (const docstring of ts.getJSDocCommentsAndTags(node)) {
      if (!ts.isJSDoc(docstring) || seen.has(docstring)) continue;
      seen.add(docstring);
      const text = (ts.getTextOfJSDocComment(docstring.comment) ?? '').replace(/\s+/g, ' ').trim();
      const first = /^[\p{L}'’]+/u.exec(text)?.[0].toLowerCase().replace('’', "'") ?? '';
      const isBad = bare.has(first) || (deeds.has(first) && !isFunction(node) && !isProgram(node));
      const line = file.getLineAndCharacterOfPosition(docstring.getStart(file)).line + 1;
      if (isBad) found.push({ line, name: nameOf(node), text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

function nameOf(node: ts.Node): string {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations[0]?.name.getText() ?? '';
  return (ts.isDeclarationStatement(node) || ts.isTypeElement(node) ? node.name?.getText() : undefined) ?? '';
}

/** Whether it imports, or begins a file that exports nothing: what stands over it is said of the program. */
function isProgram(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(node)) return true;
  if (!ts.isSourceFile(parent)) return false;
  const isExported = (each: ts.Node) => ts.canHaveModifiers(each) && ts.getModifiers(each)?.some(isExport);
  return (
    node === parent.statements.find((each) => !ts.isImportDeclaration(each)) &&
    !parent.statements.some(isExported)
  );
}

const isExport = ({ kind }: ts.Node) => kind === ts.SyntaxKind.ExportKeyword;

/** Whether it can be called, as far as this file says so. */
function isFunction(node: ts.Node | undefined): boolean {
  if (!node) return false;
  if (ts.isVariableStatement(node)) return isFunction(node.declarationList.declarations[0]);
  if (ts.isVariableDeclaration(node)) return isFunction(node.initializer) || isFunction(node.type);
  if (ts.isPropertyAssignment(node)) return isFunction(node.initializer) || ts.isIdentifier(node.initializer);
  if (ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) || ts.isTypeAliasDeclaration(node))
    return isFunction(node.type);
  if (ts.isParenthesizedTypeNode(node)) return isFunction(node.type);
  if (ts.isUnionTypeNode(node)) return node.types.some(isFunction);
  if (ts.isCallExpression(node)) return node.arguments.some(isFunction);
  return ts.isFunctionLike(node) || ts.isShorthandPropertyAssignment(node);
}
