// biome-ignore lint/suspicious/noExplicitAny: the parameters of any function, checked where it is called by its own type
export type Functions = Record<string, (...args: any[]) => unknown>;

/**
 * The other end of a connection: its functions by name. Rejects with the message of an error thrown there,
 * and when the connection is cut.
 */
export interface FarEnd<Theirs extends Functions> {
  call<Name extends keyof Theirs & string>(
    name: Name,
    ...args: Parameters<Theirs[Name]>
  ): Promise<Awaited<ReturnType<Theirs[Name]>>>;
  /** Makes all pending and later calls reject. */
  cut(reason: string): void;
}

/** A channel that transfers whole messages: one end of a child process. */
interface Channel {
  send(message: object): void;
  listen(listener: (message: object) => void): void;
}

type Message =
  | { id: number; name: string; args: unknown[] }
  | { id: number; answer: unknown }
  | { id: number; error: string };

const toWords = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Lets both ends of a channel call each other's functions. */
export const openLine = <Theirs extends Functions>(channel: Channel, mine: Functions): FarEnd<Theirs> => {
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  let cutBy: string | undefined;

  const send = (message: Message) => {
    if (cutBy === undefined) channel.send(message);
  };

  const answer = async ({ id, name, args }: { id: number; name: string; args: unknown[] }) => {
    try {
      const called = mine[name];
      if (!called) throw new Error(`Nobody answers to ${name}.`);
      send({ id, answer: await called(...args) });
    } catch (error) {
      send({ id, error: toWords(error) });
    }
  };

  channel.listen((received) => {
    const message = received as Message;
    if ('name' in message) {
      void answer(message);
      return;
    }
    const caller = waiting.get(message.id);
    waiting.delete(message.id);
    if ('error' in message) caller?.reject(new Error(message.error));
    else caller?.resolve(message.answer);
  });

  return {
    call: (name, ...args) =>
      new Promise((resolve, reject) => {
        if (cutBy !== undefined) {
          reject(new Error(cutBy));
          return;
        }
        last += 1;
        waiting.set(last, { resolve: resolve as (answer: unknown) => void, reject });
        send({ id: last, name, args });
      }),
    cut: (reason) => {
      cutBy = reason;
      for (const { reject } of waiting.values()) reject(new Error(reason));
      waiting.clear();
    },
  };
};
