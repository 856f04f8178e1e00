import manifest from '../../package.json' with { type: 'json' };

/** What a build takes from its environment, as it stands there. */
type Variables = Readonly<Record<string, string | undefined>>;

/** What a variable must look like, and how to say so. Without a variable the site is built with its own value. */
interface Rule {
  readonly pattern: RegExp;
  readonly must: string;
}

/** The languages that a site can be built in: each has a folder in src/words and a row in package.json. */
const LANGUAGES = Object.keys(manifest.imports['#words/*']).filter((id) => id !== 'default');

const RULES = {
  HEATSTAMP_NAME: {
    pattern: /\S/,
    must: 'hold a name, such as Heatstamp',
  },
  HEATSTAMP_LANGUAGE: {
    pattern: new RegExp(`^(${LANGUAGES.join('|')})$`),
    must: `name a language that there are words in, such as ${LANGUAGES.join(', ')}`,
  },
  HEATSTAMP_EMAIL: {
    pattern: /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)*\.[a-z][\w-]+$/i,
    must: 'be one e-mail address, such as hello@example.com',
  },
  HEATSTAMP_BASE_URL: {
    pattern: /^https?:\/\/[\w.-]+(:\d+)?(\/[\w.~-]+)*\/*$/i,
    must: 'be a whole address without a query or a fragment, such as https://example.com or https://name.github.io/heatstamp',
  },
  HEATSTAMP_FORMS_URL: {
    // Plain names alone: in a policy a star or a semicolon would allow more than was meant, and browsers send nothing to
    // an address with a password in it.
    pattern: /^(https:\/\/[\w.-]+|http:\/\/localhost)(:\d+)?([/?]\S*)?$/i,
    must: 'be a whole https address, such as https://forms.example.com/heatstamp, or http on localhost. Without the variable, forms stay on the device',
  },
} as const satisfies Readonly<Record<string, Rule>>;

/** Stops the build with a sentence where a variable is set to what cannot be used. */
export function checkSettings(variables: Variables): void {
  for (const [name, { pattern, must }] of Object.entries(RULES)) {
    const value = variables[name];
    if (value === undefined) continue;
    const isUsable = pattern.test(value) && (!name.endsWith('_URL') || URL.canParse(value));
    if (!isUsable) throw new Error(`${name} must ${must}; it is "${value}".`);
  }
  for (const name of Object.keys(variables)) {
    if (name.startsWith('HEATSTAMP_') && !(name in RULES)) {
      throw new Error(`${name} is not known; there are ${Object.keys(RULES).join(', ')}.`);
    }
  }
}

/** The path that every page and file of the site lies below, with a slash at either end: `/` or `/heatstamp/`. */
export function basePathOf(variables: Variables): string {
  const { HEATSTAMP_BASE_URL } = variables;
  if (HEATSTAMP_BASE_URL === undefined) return '/';
  return new URL(HEATSTAMP_BASE_URL).pathname.replace(/\/*$/, '/');
}

/**
 * Where Vite finds the words of the language that the site is built in, English unless told. `#words/` leads to its
 * folder by a condition of its name; the library, whose words are English unless told, is led there as well, so that no
 * visitor loads two languages.
 */
export function wordsOf({ HEATSTAMP_LANGUAGE: language = 'en' }: Variables) {
  return {
    condition: language,
    alias: [{ find: /^(?:\.\.\/)+words\/en\//, replacement: '#words/' }],
  } as const;
}
