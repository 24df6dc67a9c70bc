import { Picture } from '@/components/pictures/picture';
import { Container } from '@/components/ui/container';
import type { Image } from '@/content/model/schemas/image';

/** The picture above an article's text. */
export function ArticlePicture({ image }: { image: Image }) {
  return (
    <Container className="pb-section">
      <Picture id="Head" image={image} place="head" first="wide" />
    </Container>
  );
}
