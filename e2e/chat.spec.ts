import { expect, openAsNew, test } from './fixtures';

// An input that cannot be computed with is answered 400
test.use({ expectedErrors: [/status of 400/] });

test('a question is answered exactly, and its card computes again in place', async ({ page }) => {
  await openAsNew(page, '/chat');
  const message = page.getByLabel('Message', { exact: true });
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(page.getByText('Hello, I’m your DeFi companion')).toBeVisible();
  await expect(page.getByText('Answered by the built-in sandbox')).toBeVisible();
  await expect(send).toBeDisabled();
  await message.fill('  \n ');
  await expect(send).toBeDisabled();
  await message.fill('What is impermanent loss');
  await message.press('Shift+Enter');
  await message.pressSequentially('if one token doubles?');
  await expect(message).toHaveValue('What is impermanent loss\nif one token doubles?');
  await message.press('Enter');
  await expect(message).toHaveValue('');
  const answer = page.getByRole('article', { name: 'Answer' });
  await expect(answer).toContainText('5.72% less than holding');
  await expect(answer).toContainText('Risk:');

  const card = page.getByRole('region', { name: 'Impermanent loss' });
  await expect(card.getByText('5.72%', { exact: true }).first()).toBeVisible();
  await expect(card.getByText(/^The loss becomes permanent/)).toBeVisible();
  await card.getByRole('button', { name: /Change inputs/ }).click();
  await expect(card.getByText('Value function of weighted pools')).toBeVisible();
  await expect(card.getByText('loss = r^w ÷')).toBeVisible();
  await expect(card.getByText(/worked out .*\d:\d\d/)).toBeVisible();
  await expect(card.getByText('The loss becomes permanent')).toBeVisible();
  await card.getByLabel('New price ÷ old price').fill('4');
  await expect(card.getByText('20.00%', { exact: true }).first()).toBeVisible();
  await expect(card.getByText('your figures')).toBeVisible();
  await card.getByLabel('New price ÷ old price').fill('0');
  await expect(card.getByRole('alert')).toContainText('needs more than 0');
  await card.getByRole('button', { name: 'Reset to the answer’s figures' }).click();
  await expect(card.getByText('5.72%', { exact: true }).first()).toBeVisible();

  await expect(page).toHaveURL(/thread=/);
  await page.reload();
  await expect(page.getByRole('article', { name: 'Answer' })).toContainText('5.72%');
  await expect(page.getByRole('region', { name: 'Impermanent loss' })).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('chat');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/chat');
  await expect(page.getByRole('list', { name: 'Suggested questions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article', { name: 'Answer' })).toContainText('5.72%');

  const list = page.getByRole('navigation', { name: 'Conversations' });
  const title = 'What is impermanent loss if one token doubles';
  await list.getByRole('button', { name: `Options for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await list.getByLabel('Name of the conversation').fill('Pools');
  await list.getByLabel('Name of the conversation').press('Enter');
  await list.getByRole('searchbox').fill('pool');
  await expect(list.getByRole('button', { name: 'Pools', exact: true })).toBeVisible();
  await list.getByRole('button', { name: 'Options for Pools' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/chat');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('button', { name: 'Pools', exact: true })).toBeVisible();
});

test('a suggested question is asked at once', async ({ page }) => {
  await openAsNew(page, '/chat');
  const suggestions = page.getByRole('list', { name: 'Suggested questions' });
  await suggestions.getByRole('button', { name: /^I borrow \$4,000/ }).click();
  await expect(suggestions).toBeHidden();
  const card = page.getByRole('region', { name: 'Loan health' });
  await expect(card.getByText('$2,500.00', { exact: true }).first()).toBeVisible();
});

test('a stopped answer is kept as far as it got, and can be asked again', async ({ page }) => {
  await openAsNew(page, '/chat');
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('Which ideas do you know?');
  await message.press('Enter');
  const answer = page.getByRole('article', { name: 'Answer' });
  await expect(answer).toContainText('Liquidity pool');
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(answer).toContainText('Stopped here.');
  await page.reload();
  await expect(answer).toContainText('Liquidity pool');
  await expect(answer).toContainText('Stopped here.');
  await expect(answer).not.toContainText('What to buy');

  await page.getByRole('button', { name: 'Edit and resend' }).click();
  await page.getByLabel('Edit your message').fill('What is an AMM?');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(answer).toHaveCount(1);
  await expect(answer).toContainText('Automated market maker');
  await expect(page.getByText('Which ideas do you know?', { exact: true })).toBeHidden();
});

test('a failure removes both messages, says so, and loses nothing that was typed', async ({
  page,
}) => {
  await openAsNew(page, '/chat');
  await page.route('**/chat', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          contentType: 'text/event-stream',
          body: 'data: {"choices":[{"delta":{"content":"Half an"}}]}\n\ndata: {"error":{"message":"It broke."}}\n\n',
        })
      : route.continue(),
  );
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('What is gas?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Sorry, something went wrong.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Answer' })).toHaveCount(0);
  await expect(message).toHaveValue('What is gas?');
  await page.reload();
  await expect(message).toHaveValue('What is gas?');
});

test('on a phone the conversations stand in a drawer, and the colours are remembered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsNew(page, '/chat');
  const list = page.getByRole('navigation', { name: 'Conversations' });
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Conversations', exact: true }).click();
  await expect(list).toBeVisible();
  await page
    .getByRole('button', { name: 'Close conversations' })
    .click({ position: { x: 360, y: 400 } });
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Conversations', exact: true }).click();
  await page.getByRole('radio', { name: 'Cyan' }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.getByRole('button', { name: 'Conversations', exact: true })).toBeFocused();
  await page.reload();
  await expect(page.locator('#chat')).toHaveAttribute('data-tint', 'cyan');
  await page.getByLabel('Message', { exact: true }).fill('line\n'.repeat(30));
  const box = await page.getByLabel('Message', { exact: true }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(140);
});
