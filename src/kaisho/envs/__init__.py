"""Games for programs that learn: many at once, and behind interfaces that others have made."""

from kaisho.envs.batch import Batch as Batch
