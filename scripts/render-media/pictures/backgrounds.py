"""The bench behind the sheets of every page."""
import random
from jewel.bands import band
from jewel.materials import gold, rose, wood
from jewel.studio import camera, dark, lie, stand
from pictures import picture
from pieces.bench import graver, loupe, mandrel, tweezers
from pieces.jewelry import loose
from pieces.rings import solitaire


def workbench(stones=True):
    random.seed(11)
    mandrel((-5.6, 4.2, 0.95), (0, 86.5, -10))
    graver((-1.7, -1.5, 0.2), (0, 88, 197))
    graver((-2.2, -0.6, 0.2), (0, 88, 186))
    tweezers((2.2, -1.2, 0.19), (0, 0, -17))
    loupe((3.0, 2.4, 0.12), (0, 0, 35))
    with stand(26, (0.4, 0.2)):
        solitaire(gold(), r=0.4)
    with lie((-1.35, 0.9), 0, 0.11):
        band(gold(), 0.22, 0.15, 'comfort')
    with lie((-1.3, 0.93), 30, 0.31):
        band(rose(), 0.18, 0.14, 'round')
    if stones:
        for k, r, x, y, s in (
            ('diamond', 0.24, 1.5, -0.7, 20),
            ('diamond', 0.18, 2.1, -0.2, 120),
            ('sapphire', 0.26, 1.9, 0.7, 200),
            ('ruby', 0.2, -0.5, -1.3, 60),
            ('diamond', 0.15, 0.7, -1.4, 300),
            ('emerald', 0.22, -2.4, -0.2, 100),
            ('diamond', 0.13, -1.3, -0.9, 10),
            ('diamond', 0.2, 2.9, 0.4, 220),
        ):
            loose('round', r, (x, y), k, s)


@picture(
    'backgrounds/workshop-dark', 1920, 1200, exposure=-2.7, ground='textured', samples=200, vignette=0.55
)
def workshop_dark():
    dark(material=wood(0.5))
    workbench()
    camera((0.4, -9.4, 6.0), (0.5, 0.7, 0.75), 46, 2.0, (0.4, 0.0, 1.2))
