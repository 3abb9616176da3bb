import { expect, test } from 'vitest';
import { structuredData } from '@/components/landing/structured-data';

test('is JSON that cannot end its script element', () => {
  const text = structuredData('https://example.com/</script>');
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'WebApplication',
    url: 'https://example.com/</script>',
  });
});
