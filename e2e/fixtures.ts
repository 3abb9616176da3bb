import { expect, test as base, type Page } from '@playwright/test';

export interface Person {
  email: string;
  password: string;
}

/** What the browser may say on purpose: Clerk answers 422 to a wrong password and an unknown address. */
const EXPECTED_ERRORS = [/status of (?:401|404|409|413|415|422|429|5\d\d)/, /net::ERR_FAILED/];

/**
 * A test whose page may not log errors, throw, or ask any other host for anything. `expectedErrors`
 * adds what a journey provokes on purpose.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; guardedPage: void }>({
  expectedErrors: [[], { option: true }],
  guardedPage: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const problems: string[] = [];
      const allowed = [...EXPECTED_ERRORS, ...expectedErrors];
      const note = (origin: string, text: string) => {
        if (!allowed.some((pattern) => pattern.test(text))) problems.push(`${origin}: ${text}`);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') note('console', message.text());
      });
      page.on('pageerror', (error) => note('page', error.message));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL)
          problems.push(`outside: ${request.url()}`);
      });
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

let people = 0;

/** Somebody nobody else in the run is. */
export function newPerson(): Person {
  people += 1;
  return {
    email: `cook.${Date.now()}.${process.pid}.${people}@example.com`,
    password: 'correct horse battery',
  };
}

/** Creates an account in the sign-in widget that stands on the page. */
export async function signUp(page: Page, person = newPerson()): Promise<Person> {
  await page.locator('input[name=identifier]').fill(person.email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.locator('input[name=password]').fill(person.password);
  for (const [name, value] of [
    ['firstName', 'Ada'],
    ['lastName', 'Baker'],
  ] as const) {
    const field = page.locator(`input[name=${name}]`);
    if (await field.isVisible()) await field.fill(value);
  }
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  return person;
}

/** Opens an address signed out, and signs up in the widget that stands there. */
export async function signUpAt(page: Page, path: string): Promise<Person> {
  await page.goto(path);
  const person = await signUp(page);
  await expect(page.locator('#sidebar, #chat').first()).toBeAttached({ timeout: 20_000 });
  return person;
}

/** Opens an address as a new person, whose account was made without the widget, in a third of its time. */
export async function openAsNew(page: Page, path: string): Promise<Person> {
  const person = newPerson();
  const answer = await page.request.post('/__clerk/v1/client/sign_ups', {
    form: {
      email_address: person.email,
      password: person.password,
      first_name: 'Ada',
      last_name: 'Baker',
    },
  });
  expect(answer.status()).toBe(200);
  await page.goto(path);
  await expect(page.locator('#sidebar, #chat').first()).toBeAttached({ timeout: 20_000 });
  return person;
}
