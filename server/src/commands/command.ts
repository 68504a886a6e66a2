import { CommanderError, Command as Parser } from 'commander';
import { type Config, loadConfig } from '../config.ts';
import { type Database, whileOpen } from '../database/database.ts';
import type { OpenOptions } from '../database/open-data-folder.ts';
import { openShopDatabase } from '../database/open-shop-database.ts';
import { OperatorError } from '../errors.ts';
import { askPassword } from './ask-password.ts';

/** What an operator command works with; tests pass their own. */
export interface CommandHost {
  readonly config: Config;
  /** Prints a line of output. */
  readonly say: (line: string) => void;
  /** Prints an error or a warning. */
  readonly warn: (line: string) => void;
  readonly askPassword: (prompt: string) => Promise<string>;
}

/** Runs with the command's arguments; resolves when done, throws OperatorError when something went wrong. */
export type Command = (args: readonly string[], host: CommandHost) => Promise<void>;

/** The command was not understood; `message` says why, and then what it understands. */
class UsageError extends OperatorError {}

const EXIT_FAULT = 1;
const EXIT_USAGE = 2;

/**
 * Makes an operator command out of its arguments, options and actions.
 * @param name of the npm script
 * @param define adds them to a parser of commander
 */
export const operatorCommand =
  (name: string, define: (parser: Parser, host: CommandHost) => void): Command =>
  async (args, host) => {
    let problem = '';
    const parser = new Parser(`npm run ${name} --`)
      .exitOverride()
      .showHelpAfterError()
      .configureOutput({
        writeOut: (text) => host.say(text.trimEnd()),
        writeErr: (text) => {
          problem += text;
        },
      });
    define(parser, host);
    try {
      await parser.parseAsync(args, { from: 'user' });
    } catch (error) {
      if (!(error instanceof CommanderError)) throw error;
      if (error.exitCode !== 0) throw new UsageError(problem.trimEnd());
    }
  };

/** Runs a command with the settings and the terminal of this process; resolves with the exit code. */
export const runCommand = async (command: Command, args: readonly string[]): Promise<number> => {
  const warn = (line: string) => void process.stderr.write(`${line}\n`);
  try {
    await command(args, {
      // Read on first use: help is shown whatever the settings are.
      get config() {
        return loadConfig();
      },
      say: (line) => void process.stdout.write(`${line}\n`),
      warn,
      askPassword,
    });
    return 0;
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    warn(error.message);
    return error instanceof UsageError ? EXIT_USAGE : EXIT_FAULT;
  }
};

/** Opens the configured database while `work` runs. */
export const withDatabase = <Result>(
  { config, warn }: CommandHost,
  work: (database: Database) => Promise<Result>,
  use: OpenOptions['use'] = 'command',
): Promise<Result> => whileOpen(openShopDatabase(config, { use, report: warn }), work);
