import { Component, type ReactNode } from 'react';
import { readInput, restoreInput, type KeptInput } from './kept-input';

interface IslandBoundaryProps {
  island: HTMLElement;
  /** What stood in the island before it was hydrated, and copies of it. */
  standing: readonly Node[];
  pristine: readonly Node[];
  /** Key of the control that had the focus then. */
  focused: KeptInput['focused'];
  children: ReactNode;
}

/**
 * When an island throws, the static markup that it began with takes its place, with all that was
 * typed. React still knows error boundaries as classes only.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  /** It failed at once: what stood there was never React's, and holds what was typed. */
  override componentDidMount() {
    if (!this.state.hasFailed) return;
    const { island, standing, focused } = this.props;
    island.replaceChildren(...standing);
    restoreInput(island, { controls: [], focused });
  }

  /** The last moment at which the fields still stand in the page. */
  override getSnapshotBeforeUpdate(): KeptInput | null {
    const { island } = this.props;
    return this.state.hasFailed ? readInput(island) : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, kept: KeptInput | null) {
    if (!kept) return;
    const { island, pristine } = this.props;
    island.replaceChildren(...pristine);
    restoreInput(island, kept);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
