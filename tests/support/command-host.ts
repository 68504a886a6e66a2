import type { Command, CommandHost } from '../../server/src/commands/command.ts';
import type { Config } from '../../server/src/config.ts';
import { OperatorError } from '../../server/src/errors.ts';

export interface CommandOutcome {
  /** Lines of output and lines of warning. */
  readonly said: string[];
  readonly warned: string[];
  /** The message of the error the command failed with; undefined when it succeeded. */
  readonly fault: string | undefined;
}

/** Runs an operator command with these settings; `password` is entered when it asks for one. */
export const runWith = async (
  command: Command,
  args: readonly string[],
  config: Config,
  password = '',
): Promise<CommandOutcome> => {
  const said: string[] = [];
  const warned: string[] = [];
  const host: CommandHost = {
    config,
    say: (line) => void said.push(line),
    warn: (line) => void warned.push(line),
    askPassword: async () => password,
  };
  try {
    await command(args, host);
    return { said, warned, fault: undefined };
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return { said, warned, fault: error.message };
  }
};
