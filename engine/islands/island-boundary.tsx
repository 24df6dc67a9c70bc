import { Component, type ReactNode } from 'react';
import { readInput, restoreInput, type KeptInput } from './kept-input';

interface IslandBoundaryProps {
  island: HTMLElement;
  /** The nodes that were in the island before hydration, and copies of them. */
  staticNodes: readonly Node[];
  staticCopies: readonly Node[];
  children: ReactNode;
}

/**
 * When an island throws, its original static markup is shown again, with the visitor's input. React
 * supports error boundaries only as classes.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  /** What has the focus when the island fails. */
  private focused: KeptInput['focused'] = -1;

  /**
   * If the island failed while hydrating, React never adopted the original nodes, which still
   * contain the input.
   */
  override componentDidMount() {
    if (!this.state.hasFailed) return;
    const { island, staticNodes } = this.props;
    island.replaceChildren(...staticNodes);
    restoreInput(island, { controls: [], focused: this.focused });
  }

  /** The last moment at which the fields are still in the page. */
  override getSnapshotBeforeUpdate(): KeptInput | null {
    const { island } = this.props;
    return this.state.hasFailed ? readInput(island) : null;
  }

  override componentDidUpdate(_props: unknown, _state: unknown, kept: KeptInput | null) {
    if (!kept) return;
    const { island, staticCopies } = this.props;
    island.replaceChildren(...staticCopies);
    restoreInput(island, kept);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Read now: once React has removed the nodes, the focus is lost.
    this.focused = readInput(this.props.island).focused;
    return null;
  }
}
