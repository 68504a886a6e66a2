import { EventEmitter } from 'node:events';

/**
 * Uses of Electron by the main process that the stand-in does not support; a test that ends with any of them
 * fails.
 */
export const refusals: string[] = [];

export const refuse = (what: string): never => {
  const words = `The stand-in for electron does not know ${what}.`;
  refusals.push(words);
  throw new Error(words);
};

/** Properties that the language and test tools look up on any object. */
const ASKED_OF_ANYTHING = new Set(['then', 'toJSON', 'constructor', '$$typeof', 'nodeType', 'inspect']);

/**
 * The same object, but reading or setting a property that it does not have throws: an API that the main
 * process uses and the stand-in lacks must not go unnoticed as undefined.
 */
export const strict = <T extends object>(name: string, target: T): T =>
  new Proxy(target, {
    get: (object, key, receiver) => {
      if (typeof key === 'string' && !(key in object) && !ASKED_OF_ANYTHING.has(key))
        refuse(`${name}.${key}`);
      return Reflect.get(object, key, receiver);
    },
    set: (object, key, value, receiver) => {
      if (typeof key === 'string' && !key.startsWith('_') && !(key in object)) refuse(`${name}.${key}`);
      return Reflect.set(object, key, value, receiver);
    },
  });

/** An emitter with a fixed set of events: listening to another one throws. */
export class KnownEmitter extends EventEmitter {
  // Not private fields, because objects are returned behind a proxy.
  readonly emitterName: string;
  readonly known: ReadonlySet<string>;

  constructor(emitterName: string, known: readonly string[]) {
    super();
    this.emitterName = emitterName;
    this.known = new Set(known);
  }

  override on(event: string | symbol, listener: (...args: never[]) => void): this {
    if (typeof event === 'string' && !this.known.has(event))
      refuse(`the event '${event}' of ${this.emitterName}`);
    return super.on(event, listener as (...args: unknown[]) => void);
  }

  override addListener(event: string | symbol, listener: (...args: never[]) => void): this {
    return this.on(event, listener);
  }
}

/** An event whose default a listener may prevent, as passed by Electron. */
export const preventable = () => {
  const event = {
    defaultPrevented: false,
    preventDefault: () => {
      event.defaultPrevented = true;
    },
  };
  return event;
};
