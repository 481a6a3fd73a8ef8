"""Games for learning programs: in batches, and behind the interfaces of PettingZoo, Gymnasium and OpenSpiel."""

from kaisho.envs.batch import Batch as Batch
