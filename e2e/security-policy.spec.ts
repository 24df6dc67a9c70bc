/**
 * What the policy refuses. Every browser test checks that no page or island violates it: the `test`
 * that they share fails on a violation.
 */
import { waitForIslands } from '@/e2e/support/islands';
import { expect, test } from '@/e2e/support/test';

test.describe('what a page is handed as text', () => {
  test.use({ expectedMessages: [/Content Security Policy|Trusted|violation of the policy/] });

  test('does not become a script', async ({ page }) => {
    await page.goto('/contact');
    await waitForIslands(page);
    const isRefused = await page.evaluate(() => {
      const refused = (attempt: () => void) => {
        try {
          attempt();
          return false;
        } catch (error) {
          return error instanceof TypeError;
        }
      };
      const script = document.createElement('script');
      return {
        foreign: refused(() => (script.src = 'https://elsewhere.example/_next/static/x.js')),
        outside: refused(() => (script.src = '/logos/x.js')),
        text: refused(() => (script.text = 'alert(1)')),
        markup: refused(() => (document.createElement('p').innerHTML = '<b>bold</b>')),
        own: refused(() => (script.src = '/_next/static/x.js')),
      };
    });
    expect(isRefused).toEqual({
      foreign: true,
      outside: true,
      text: true,
      markup: true,
      own: true,
    });

    await test.step('nor a style', async () => {
      const colour = await page.evaluate(() => {
        document.body.setAttribute('style', 'color: rgb(1, 2, 3)');
        const style = document.createElement('style');
        style.textContent = 'body { color: rgb(4, 5, 6) }';
        document.head.append(style);
        return getComputedStyle(document.body).color;
      });
      expect(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']).not.toContain(colour);
    });
  });
});
