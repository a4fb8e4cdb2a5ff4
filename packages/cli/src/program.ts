import { Command, type CommanderError, Help, Option } from 'commander';
import { type CommandError, mistyped } from './command-error.ts';
import { backup } from './commands/backup.ts';
import { exportRows } from './commands/export.ts';
import { importRows, undo } from './commands/import.ts';
import { get, limitOf, list } from './commands/list.ts';
import { login, logout, whoami } from './commands/session.ts';
import { tables } from './commands/tables.ts';
import { tail } from './commands/tail.ts';
import { scripts, shells } from './completion/scripts.ts';
import { suggest } from './completion/suggest.ts';
import { type Context, isLanguage } from './context.ts';
import { nearest } from './nearest.ts';

/** All commands, with what they take and what they do. */
export function createProgram(context: Context): Command {
  const { texts, out, version } = context;
  const { commands: say, options: option, help, named } = texts;
  const program = new Command('tatami')
    .description(texts.about)
    .version(version, '-V, --version', help.version)
    .helpOption('-h, --help', help.show)
    .helpCommand('help [command]', help.ofCommand)
    // What may stand everywhere stands before a command, too.
    .enablePositionalOptions()
    .hook('preAction', (_, command) => {
      for (const [name, value] of Object.entries(program.opts()))
        if (command.getOptionValue(name) === undefined) command.setOptionValue(name, value);
    })
    .exitOverride()
    .configureOutput({ writeOut: (text) => out.write(text), writeErr() {} })
    .addHelpText('after', () => `\n${new HelpIn(context).boxWrap(help.exitCodes, out.columns ?? 100)}`);
  program.createHelp = () => new HelpIn(context);
  program.configureHelp({ showGlobalOptions: false });

  /** A command, which can be told where and as whom, and in which language to answer. */
  const command = (name: string, about: string) => {
    const made = program.command(name).description(about);
    made.addHelpOption(new Option('-h, --help', help.show).helpGroup(help.globalOptions));
    made.createHelp = program.createHelp;
    return made;
  };
  const chosen = (made: Command) =>
    made
      .option('--sort <field>', option.sort, (key: string, keys: string[] = []) => [...keys, key])
      .option('--search <words>', option.search)
      .option('--fields <fields>', option.fields);

  command('login', say.login.about)
    .argument(`[${named.club}]`, say.login.club)
    .option('-u, --username <name>', say.login.username)
    .option('--password-stdin', say.login.passwordStdin)
    .option('--otp <code>', say.login.otp)
    .action((club, options) => login(context, club, options));
  command('logout', say.logout.about).action((options) => logout(context, options));
  command('whoami', say.whoami.about).action((options) => whoami(context, options));
  command('tables', say.tables.about)
    .argument(`[${named.table}]`, say.tables.table)
    .action((table, options) => tables(context, table, options));
  chosen(command('list', say.list.about))
    .argument(`<${named.table}>`, say.list.table)
    .argument(`[${named.filters}...]`, say.list.filters)
    .option('--limit <rows>', option.limit, (typed) => limitOf(context, typed))
    .option('-a, --all', option.all)
    .action((table, filters, options) => list(context, table, filters, options));
  command('get', say.get.about)
    .argument(`<${named.table}>`, say.list.table)
    .argument(`<${named.row}>`, say.get.row)
    .action((table, row, options) => get(context, table, row, options));
  chosen(command('export', say.export.about))
    .argument(`<${named.table}>`, say.list.table)
    .argument(`[${named.filters}...]`, say.list.filters)
    .option('-f, --format <format>', say.export.format)
    .option('-o, --output <file>', say.export.output)
    .action((table, filters, options) => exportRows(context, table, filters, options));
  command('import', say.import.about)
    .argument(`<${named.table}>`, say.list.table)
    .argument(`<${named.file}>`, say.import.file)
    .option('-n, --dry-run', say.import.dryRun)
    .option('--match <field>', say.import.match)
    .option('-y, --yes', say.import.yes)
    .option('--undo <file>', say.import.undo)
    .action((table, file, options) => importRows(context, table, file, options));
  command('undo', say.undo.about)
    .argument(`<${named.file}>`, say.undo.file)
    .action((file, options) => undo(context, file, options));
  command('tail', say.tail.about)
    .argument(`[${named.tables}...]`, say.tail.tables)
    .action((names, options) => tail(context, names, options));
  command('backup', say.backup.about)
    .option('-o, --output <file>', say.backup.output)
    .action((options) => backup(context, options));
  command('completion', say.completion.about)
    .argument(`<${named.shell}>`, say.completion.shell)
    .action((shell: string) => {
      const known = shells.find((each) => each === shell);
      if (!known) throw mistyped(texts.faults.badValue(shell), say.completion.shell);
      out.write(scripts[known]);
    });
  for (const each of everywhere(context)) program.addOption(each);
  for (const made of program.commands) {
    for (const each of everywhere(context)) made.addOption(each);
    const examples = texts.examples[made.name()];
    if (examples) made.addHelpText('after', `\n${help.examples}\n  ${examples.join('\n  ')}`);
  }
  // What the scripts of the shells ask.
  program
    .command('complete-line', { hidden: true })
    .argument('<line>')
    .action((line: string) => {
      for (const { value, about } of suggest(program, line)) out.write(`${value}\t${about}\n`);
    });
  return program;
}

function everywhere({ texts: { options, help, faults } }: Context): Option[] {
  return [
    new Option('--club <address>', options.club),
    new Option('--token <token>', options.token),
    new Option('--language <language>', options.language).argParser((typed) => {
      if (!isLanguage(typed)) throw mistyped(faults.badValue('--language'), options.language);
      return typed;
    }),
    new Option('--json', options.json),
  ].map((option) => option.helpGroup(help.globalOptions));
}

/** The help in the language of whoever reads it. */
class HelpIn extends Help {
  readonly #help: Context['texts']['help'];

  constructor({ texts, out }: Context) {
    super();
    this.#help = texts.help;
    this.helpWidth = out.columns ?? 100;
  }

  override styleTitle(title: string): string {
    const { usage, arguments: ofArguments, options, commands } = this.#help;
    return (
      { 'Usage:': usage, 'Arguments:': ofArguments, 'Options:': options, 'Commands:': commands }[title] ??
      title
    );
  }

  override commandUsage(command: Command): string {
    return super
      .commandUsage(command)
      .replace('[options]', this.#help.optionsInUsage)
      .replace('[command]', this.#help.commandInUsage);
  }

  override subcommandTerm(command: Command): string {
    return super.subcommandTerm(command).replace(' [options]', '');
  }
}

/** What commander says of a line, in the words of whoever typed it; null where it has said all: help, the version. */
export function faultIn(
  context: Context,
  program: Command,
  argv: readonly string[],
  error: CommanderError,
): CommandError | null {
  const { faults } = context.texts;
  const [, name = ''] = /'([^']*)'/.exec(error.message) ?? [];
  const command = program.commands.find((each) => argv.includes(each.name()));
  const help = faults.seeHelp(command ? `tatami ${command.name()}` : 'tatami');
  const near = (typed: string, names: readonly string[]) => {
    const meant = nearest(typed, names);
    return meant ? faults.didYouMean(meant) : help;
  };
  const unknownCommand = (typed: string) => {
    const names = program.commands.map((each) => each.name());
    return mistyped(faults.unknownCommand(typed), near(typed, names));
  };
  switch (error.code) {
    case 'commander.helpDisplayed':
    case 'commander.version':
      return null;
    case 'commander.help':
      // It is told so of a word that is no command: `tatami help lsit`.
      return error.exitCode === 0 ? null : unknownCommand(argv.at(-1) ?? '');
    case 'commander.unknownCommand':
      return unknownCommand(name);
    case 'commander.unknownOption':
      return mistyped(
        faults.unknownOption(name),
        near(
          name,
          (command ?? program).options.map(({ long }) => long ?? ''),
        ),
      );
    case 'commander.missingArgument':
      return mistyped(faults.missingArgument(`<${name}>`), help);
    case 'commander.optionMissingArgument':
      return mistyped(faults.optionMissingArgument(name), help);
    case 'commander.excessArguments':
      return mistyped(faults.excessArguments, help);
    default:
      return mistyped(error.message.replace(/^error: /, ''), help);
  }
}
