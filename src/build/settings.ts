/** The environment variables of a build. */
type Variables = Readonly<Record<string, string | undefined>>;

/** The pattern that a variable must match, and how to say so. The site has a default for every variable. */
interface SettingRule {
  readonly pattern: RegExp;
  readonly requirement: string;
}

const RULES = {
  HEATSTAMP_NAME: {
    pattern: /\S/,
    requirement: 'hold a name, such as Heatstamp',
  },

  HEATSTAMP_EMAIL: {
    pattern: /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)*\.[a-z][\w-]+$/i,
    requirement: 'be one e-mail address, such as hello@example.com',
  },
  HEATSTAMP_BASE_URL: {
    pattern: /^https?:\/\/[\w.-]+(:\d+)?(\/[\w.~-]+)*\/*$/i,
    requirement:
      'be a whole address without a query or a fragment, such as https://example.com or https://name.github.io/heatstamp',
  },
  HEATSTAMP_COMMUNITY: {
    pattern: /^\d[\d,]*\+?$/,
    requirement: 'be a number of people, such as 250 or 10,000+',
  },
  HEATSTAMP_AUTHOR: {
    pattern: /\S/,
    requirement: 'hold the name of who made the site',
  },
  HEATSTAMP_PUBLISHER: {
    pattern: /^[^<>]*\S[^<>]*$/,
    requirement:
      'name who runs the site, with an address, such as Jeanne Martin, 1 rue de la Paix, Paris',
  },
  HEATSTAMP_HOST: {
    pattern: /^[^<>]*\S[^<>]*$/,
    requirement: 'name the hosting company, with its address and telephone number',
  },
  HEATSTAMP_FORMS_URL: {
    // The origin ends up in the content security policy, where a star or a semicolon would allow more than intended, and
    // browsers refuse to fetch addresses with credentials.
    pattern: /^(https:\/\/[\w.-]+|http:\/\/localhost)(:\d+)?([/?]\S*)?$/i,
    requirement:
      'be a whole https address, such as https://forms.example.com/heatstamp, or http on localhost. Without the variable, forms stay on the device',
  },
} as const satisfies Readonly<Record<string, SettingRule>>;

/**
 * Checks the variables of a build.
 *
 * @throws Error if a variable is unknown or has an unusable value
 */
export function checkSettings(variables: Variables): void {
  for (const [name, { pattern, requirement }] of Object.entries(RULES)) {
    const value = variables[name];
    if (value === undefined) continue;
    const isUsable = pattern.test(value) && (!name.endsWith('_URL') || URL.canParse(value));
    if (!isUsable) throw new Error(`${name} must ${requirement}; it is "${value}".`);
  }
  for (const name of Object.keys(variables)) {
    if (name.startsWith('HEATSTAMP_') && !(name in RULES)) {
      throw new Error(`${name} is not known; there are ${Object.keys(RULES).join(', ')}.`);
    }
  }
}

/** The base path of the site, with a slash at both ends: `/` or `/heatstamp/`. */
export function basePathOf(variables: Variables): string {
  const { HEATSTAMP_BASE_URL } = variables;
  if (HEATSTAMP_BASE_URL === undefined) return '/';
  return new URL(HEATSTAMP_BASE_URL).pathname.replace(/\/*$/, '/');
}
