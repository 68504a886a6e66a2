"""Every picture by its name in the media folder, without ending."""
from dataclasses import dataclass
from typing import Callable

PICTURES = {}
#: How a large picture is written that came late: a repository keeps every version of every file for ever.
SMALL = {'quality': 80, 'encoding': 'webp'}
#: How a dark picture is made: few samples, cleaned by denoise.py, which also leaves it less to compress.
DENOISED = {'denoised': True, 'samples': 24, 'noise': 0.1, 'quality': 80}


@dataclass
class Picture:
    build: Callable
    width: int
    height: int
    #: Most samples a pixel takes.
    samples: int
    #: Stops of exposure, and contrast round middle grey (1 leaves it).
    exposure: float
    contrast: float
    #: `sheet`: plain, rendered apart; `mirror`: plain, but mirrors the pieces; `textured`: wood, leather.
    ground: str
    #: How much darker the corners are, 0 to 1.
    vignette: float
    #: Where sampling stops: lower for pearls, whose sheen is grainy.
    noise: float
    #: Of the file, 1 to 100.
    quality: int
    #: Its ending: `jpg`, or `webp`, which takes two thirds of the bytes.
    encoding: str
    #: Whether denoise.py cleans it.
    denoised: bool


def picture(
    name,
    width=1600,
    height=1600,
    samples=36,
    exposure=0.0,
    contrast=1.0,
    ground='sheet',
    vignette=0.0,
    noise=0.06,
    quality=88,
    encoding='jpg',
    denoised=False,
):
    """Registers the function that builds the scene of a picture."""

    def register(build):
        PICTURES[name] = Picture(
            build,
            width,
            height,
            samples,
            exposure,
            contrast,
            ground,
            vignette,
            noise,
            quality,
            encoding,
            denoised,
        )
        return build

    return register
