import { folderWith } from '@/__tests__/temporary-folder';
import { writeForNext } from '@/scripts/write-for-next';

it('says what is wrong in the look without where the code was, since Next prints all of it', async () => {
  const root = folderWith({ 'content/brand.yaml': 'colours: none\n' });
  const error = await writeForNext(root, false).catch((thrown: Error) => thrown);
  expect(error).toHaveProperty('message', expect.stringContaining('content/brand.yaml:1'));
  expect(error).toHaveProperty('stack', (error as Error).message);
});
