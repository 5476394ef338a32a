"""
Takes the grain out of a picture without a denoiser: light and color are rendered apart, and only the light is smoothed, among
neighbors that face the same way. Print, edges and reflections stay sharp. Debian's Blender has no denoiser of its own.
"""
import bpy

# Of each kind of light: how far it may be smoothed in pixels at 1,000 pixels, and how much surfaces may differ in direction.
KINDS = (('Diff', 9, .12), ('Gloss', 4, .05), ('Trans', 2.5, .04))


def smooth_light(size):
    """Sets up the compositor of the current scene."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_normal = True
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_diffuse_color = True
    layer.use_pass_glossy_direct = layer.use_pass_glossy_indirect = layer.use_pass_glossy_color = True
    layer.use_pass_transmission_direct = layer.use_pass_transmission_indirect = layer.use_pass_transmission_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    rendered, result = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeComposite')

    def combine(kind, first, second):
        node = tree.nodes.new('CompositorNodeMixRGB')
        node.blend_type = kind
        tree.links.new(first, node.inputs[1])
        tree.links.new(second, node.inputs[2])
        return node.outputs[0]

    total = None
    for name, reach, turn in KINDS:
        light = combine('ADD', rendered.outputs[f'{name}Dir'], rendered.outputs[f'{name}Ind'])
        blur = tree.nodes.new('CompositorNodeBilateralblur')
        blur.iterations, blur.sigma_space, blur.sigma_color = 2, max(.6, reach * size / 1000), turn
        tree.links.new(light, blur.inputs['Image'])
        tree.links.new(rendered.outputs['Normal'], blur.inputs['Determinator'])
        lit = combine('MULTIPLY', blur.outputs[0], rendered.outputs[f'{name}Col'])
        total = lit if total is None else combine('ADD', total, lit)
    alpha = tree.nodes.new('CompositorNodeSetAlpha')
    alpha.mode = 'REPLACE_ALPHA'
    tree.links.new(total, alpha.inputs['Image'])
    tree.links.new(rendered.outputs['Alpha'], alpha.inputs['Alpha'])
    tree.links.new(alpha.outputs[0], result.inputs['Image'])
